/** The home and its title: what it is worth and by whom, what is owed on it, who owns it, and what the title report found. */
import { centsOf, formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/case.ts';
import { sayDay } from '#web/app/dates.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { sayCode } from '../closings/words.ts';
import { Nothing } from '../item-list.tsx';
import { type CaseFile, centsOr, type TabProps, yesNo } from './case.ts';
import { Facts, Part, Proofs } from './parts.tsx';

export function PropertyTab({ closing }: TabProps) {
  const { file, timeZone } = closing;
  const { property } = file;
  return (
    <>
      <Home file={file} />
      <Part title={words.valuation}>
        <Value file={file} />
        <Proofs label={words.valuation} proofs={property.values} timeZone={timeZone} empty={words.noValueYet} />
      </Part>
      <Part title={words.loansOnTheHome}>
        <Liens liens={property.liens} />
      </Part>
      <Title file={file} timeZone={timeZone} />
    </>
  );
}

interface FileProps {
  readonly file: CaseFile;
}

function Home({ file: { property, borrowerSees } }: FileProps) {
  const { view } = borrowerSees;
  return (
    <Part title={words.propertyHeading}>
      <Facts
        rows={[
          {
            term: words.kindOfHome,
            value: (property.type !== null && words.propertyTypes[property.type]) || words.notKnownYet,
          },
          { term: words.occupancy, value: words.occupancies[view.property.occupancyType] ?? words.notKnownYet },
          { term: words.county, value: property.county ?? words.notKnownYet },
          { term: words.parcel, value: property.parcelId ?? words.notKnownYet },
          property.dwellingUnits === null ? null : { term: words.units, value: property.dwellingUnits },
          property.acquiredOn === null ? null : { term: words.ownedSince, value: sayDay(property.acquiredOn) },
          property.monthlyUpkeepCents === null
            ? null
            : { term: words.upkeep, value: formatCents(property.monthlyUpkeepCents) },
          property.monthlyRentCents ? { term: words.rent, value: formatCents(property.monthlyRentCents) } : null,
          { term: words.listedForSale, value: yesNo(property.isListedForSale) },
          {
            term: words.floodZone,
            value:
              property.floodZone === null
                ? words.notKnownYet
                : /^[AV]/.test(property.floodZone)
                  ? `${property.floodZone}, ${property.isFloodInsured ? words.floodInsured : words.floodNotInsured}`
                  : property.floodZone,
          },
          property.needsHazardProof ? { term: words.hazardProof, value: words.needed } : null,
        ]}
      />
    </Part>
  );
}

function Value({ file: { property, borrowerSees } }: FileProps) {
  const { view, particulars } = borrowerSees;
  const need = words.valuationNeeds[property.valuationNeed] ?? words.notKnownYet;
  return (
    <Facts
      rows={[
        {
          term: words.valueWeLendOn,
          value: centsOr(view.adjustedHomeAmount === null ? null : centsOf(view.adjustedHomeAmount)),
        },
        particulars.reportedValueCents === null
          ? null
          : { term: words.reportedValue, value: formatCents(particulars.reportedValueCents) },
        {
          term: words.valuation,
          value:
            property.valuationNeed === 'none'
              ? need
              : property.isValuationDone
                ? words.done(need)
                : words.notDone(need),
        },
        particulars.cltvBps === null ? null : { term: words.cltv, value: formatRate(rateOf(particulars.cltvBps)) },
      ]}
    />
  );
}

function Liens({ liens }: { readonly liens: CaseFile['property']['liens'] }) {
  return (
    <DataTable
      caption={words.loansOnTheHome}
      isCaptionHidden
      emptyText={words.noLoans}
      rows={liens}
      rowKey={({ uuid }) => uuid}
      columns={[
        {
          key: 'holder',
          header: words.holder,
          cell: ({ holder, isToldByBorrower }) => (isToldByBorrower ? `${holder} (${words.toldByBorrower})` : holder),
        },
        { key: 'position', header: words.position, isNumber: true, cell: ({ position }) => position },
        {
          key: 'kind',
          header: words.kind,
          cell: ({ kind }) => (kind === null ? words.notKnownYet : words.lienKinds[kind]),
        },
        {
          key: 'balance',
          header: words.balance,
          isNumber: true,
          cell: ({ balanceCents }) => formatCents(balanceCents),
        },
        { key: 'limit', header: words.limit, isNumber: true, cell: ({ limitCents }) => centsOr(limitCents, '') },
        {
          key: 'payoff',
          header: words.payoff,
          isNumber: true,
          cell: ({ isPaidOff, payoffCents, balanceCents }) =>
            isPaidOff ? formatCents(payoffCents ?? balanceCents) : words.staysOnTheHome,
        },
      ]}
    />
  );
}

function Title({ file: { property, borrowerSees }, timeZone }: FileProps & { readonly timeZone: string }) {
  const { title, recordedOwnership } = property;
  const { ownership } = borrowerSees.particulars;
  const said = (type: string | null, coOwners: number) =>
    type === null ? words.notKnownYet : words.withCoOwners(words.ownershipTypes[type] ?? sayCode(type), coOwners);
  return (
    <Part title={words.title}>
      <Facts
        rows={[
          { term: words.ownership, value: said(ownership.type, ownership.coOwners) },
          recordedOwnership === null
            ? null
            : { term: words.asRecorded, value: said(recordedOwnership.type, recordedOwnership.coOwners) },
          { term: words.status, value: sayCode(title.status) },
          { term: words.fullTitle, value: title.isFullTitleNeeded ? words.needed : words.notNeeded },
          { term: words.applicantIsOwner, value: yesNo(title.isApplicantOwner) },
          { term: words.transferIsRecent, value: yesNo(title.isTransferRecent) },
          title.newLiens.length === 0
            ? null
            : {
                term: words.newLiens,
                value: title.newLiens
                  .map(({ holder, balanceCents }) => `${holder}, ${formatCents(balanceCents)}`)
                  .join('; '),
              },
        ]}
      />
      <h4>{words.exceptions}</h4>
      {title.exceptions.length === 0 ? (
        <Nothing>{words.noExceptions}</Nothing>
      ) : (
        <ul>
          {title.exceptions.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <Proofs label={words.title} proofs={title.rulings} timeZone={timeZone} />
    </Part>
  );
}
