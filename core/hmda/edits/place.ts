/** V620 to V627, V709 and V716: where the home is. */
import { stateCodes } from '#core/people/states.ts';
import { stateFips } from '../state-fips.ts';
import { edit, implies, same } from './edit.ts';

const isZip = (value: string) => /^\d{5}(-\d{4})?$/.test(value);
const isGiven = (value: string) => value !== '' && value !== 'NA';
const isState = (value: string) => stateCodes.includes(value) || Object.hasOwn(stateFips, value);

export const placeEdits = [
  edit('V620', 'street', ({ street }) => street !== ''),
  edit('V621', 'city', ({ city }) => city !== ''),
  edit('V622', 'street city state zip', ({ street, city, state, zip }) =>
    implies(isGiven(street) && street !== 'Exempt', isGiven(city) && isGiven(state) && isGiven(zip)),
  ),
  edit('V623', 'state', ({ state }) => state === 'NA' || isState(state)),
  edit('V624', 'zip', ({ zip }) => zip === 'NA' || zip === 'Exempt' || isZip(zip)),
  edit('V625-1', 'tract', ({ tract }) => tract === 'NA' || /^\d{11}$/.test(tract)),
  edit('V625-2', 'tract', ({ tract }, { isTract }) => implies(/^\d{11}$/.test(tract), isTract?.(tract) ?? true)),
  edit('V626', 'county', ({ county }) => county === 'NA' || /^\d{5}$/.test(county)),
  edit('V627', 'tract county', ({ tract, county }) =>
    implies(/^\d{11}$/.test(tract) && county !== 'NA', tract.startsWith(county)),
  ),
  edit(
    'V709',
    'street city zip',
    ({ street, city, zip }) =>
      same(street === 'Exempt', city === 'Exempt') && same(city === 'Exempt', zip === 'Exempt'),
  ),
  edit('V716', 'county state', ({ county, state }) =>
    implies(county !== 'NA' && state !== 'NA' && isState(state), county.slice(0, 2) === stateFips[state]),
  ),
];
