/** Finds the house, values it, and reads what the county has on it. What is good enough is concluded at the door. */
import type { PropertyData } from '../../vendors/property/port.ts';
import type { EffectHandlers, Work } from '../effects.ts';

export function propertyHandlers(property: PropertyData): EffectHandlers<'property'> {
  return {
    valueProperty: {
      start: async (work) => {
        const request = requestOf(work);
        const found = await property.locate(request);
        if (found.outcome !== 'found') return { reports: 'propertyValued', facts: found };
        const value = await property.value({ ...request, parcelId: found.parcel.parcelId });
        return { reports: 'propertyValued', facts: { ...found, value } };
      },
    },
    pullPropertyReport: {
      start: async (work) => ({ reports: 'propertyReportReturned', facts: await property.report(requestOf(work)) }),
    },
  };
}

function requestOf({ about: { application }, key }: Work) {
  const { parcelId, address } = application.property;
  return {
    key,
    applicationUuid: application.uuid,
    address,
    applicant: application.borrower.name,
    ...(parcelId === null ? {} : { parcelId }),
  };
}
