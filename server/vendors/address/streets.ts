/** Invented streets: which of these names a zip has, and what kind of street each is there, never changes. */
import { seedOf } from '../sandbox/seed.ts';

// biome-ignore format: a list of words.
const names = [
  'Acacia', 'Alder', 'Apple', 'Ash', 'Aspen', 'Bay', 'Beech', 'Birch', 'Blossom', 'Bluebell', 'Briar', 'Bridge',
  'Broad', 'Brook', 'Canyon', 'Cedar', 'Center', 'Cherry', 'Chestnut', 'Church', 'Clay', 'Clover', 'College', 'Court',
  'Creek', 'Cypress', 'Dogwood', 'Dover', 'Eagle', 'Elm', 'Fairview', 'Fern', 'Forest', 'Franklin', 'Front', 'Garden',
  'Grant', 'Grove', 'Hawthorn', 'Hazel', 'Hickory', 'High', 'Highland', 'Hill', 'Holly', 'Ivy', 'Jackson', 'Jefferson',
  'Juniper', 'King', 'Lake', 'Laurel', 'Liberty', 'Lincoln', 'Linden', 'Locust', 'Magnolia', 'Main', 'Maple', 'Market',
  'Meadow', 'Mill', 'Monroe', 'Mulberry', 'Oak', 'Olive', 'Orchard', 'Park', 'Pearl', 'Pine', 'Pleasant', 'Poplar',
  'Prairie', 'Quail', 'Ridge', 'River', 'Rose', 'Saddle', 'Sage', 'School', 'Second', 'Spring', 'Spruce', 'State',
  'Sunset', 'Sycamore', 'Third', 'Union', 'Valley', 'View', 'Vine', 'Walnut', 'Washington', 'Water', 'Willow', 'Woodland',
] as const;

const kinds = ['St', 'Ave', 'Rd', 'Dr', 'Ln', 'Ct', 'Way', 'Blvd', 'Pl', 'Cir'] as const;
const SHARE_OF_NAMES = 0.6;

/** The streets of a zip that begin so. */
export function streetsBeginning(zip: string, start: string): readonly string[] {
  const seed = seedOf('streets', zip);
  const typed = start.toLowerCase();
  return names
    .filter((name) => name.toLowerCase().startsWith(typed.split(' ', 1)[0] ?? '') && seed.share(name) < SHARE_OF_NAMES)
    .map((name) => `${name} ${seed.pick(`kind of ${name}`, kinds)}`)
    .filter((street) => street.toLowerCase().startsWith(typed));
}

// biome-ignore format: a list of words.
const endings = new Set([
  ...kinds.map((kind) => kind.toLowerCase()), 'street', 'avenue', 'road', 'drive', 'lane', 'court', 'boulevard', 'place',
  'circle', 'terrace', 'ter', 'trail', 'trl', 'parkway', 'pkwy', 'highway', 'hwy', 'square', 'sq', 'loop', 'row', 'run',
]);

/** Whether a word ends the name of a street, so that what follows is a place. */
export function isStreetEnding(word: string): boolean {
  return endings.has(word.toLowerCase().replace(/\.$/, ''));
}
