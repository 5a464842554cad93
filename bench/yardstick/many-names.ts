/** Names and places for a book of many applications: common ones, and enough family names that few people share both. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const firstNames = words(`
  Maria James Linda Robert Patricia John Jennifer Michael Elizabeth David Barbara William Susan Richard Jessica Joseph
  Sarah Thomas Karen Charles Lisa Christopher Nancy Daniel Sandra Matthew Betty Anthony Ashley Mark Emily Donald Kimberly
  Steven Margaret Andrew Donna Paul Michelle Joshua Carol Kenneth Amanda Kevin Melissa Brian Deborah Timothy Stephanie
  Ronald Rebecca George Sharon Jason Laura Edward Cynthia Jeffrey Dorothy Ryan Amy Jacob Kathleen Nicholas Angela Gary
  Shirley Eric Emma Jonathan Brenda Stephen Pamela Larry Nicole Justin Anna Scott Samantha Brandon Katherine Benjamin
  Christine Samuel Debra Gregory Rachel Alexander Carolyn Patrick Janet Frank Catherine Raymond Heather Jack Diane Dennis
  Olivia Jerry Julie Tyler Joyce Aaron Victoria Jose Ruth Adam Virginia Nathan Lauren Henry Kelly Zachary Christina`);

const beginnings = words(`
  Ash Black Brad Brook Burn Cald Car Chat Clay Cole Crow Dal Den East Ell Fair Far Gar Glad Green Hal Ham Har Hart Hath
  Hol Kings Lang Lin Lock Lyn Mar May Mel Mill Nor Oak Pem Pen Rad Red Rock Rush Sand Shel Stan Stock Thorn Wake Wal War
  Wells West Whit Win Wood Wyn`);
const endings = words(`
  berg borne bridge brook burn bury by combe cott croft dale den field ford gate ham hurst land ley low man mere mond more
  ridge shaw sley son stead sted stone ton wick wood worth`);
const common = words(`
  Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Taylor
  Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright
  Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Maldonado Kowalski
  Petrov Okafor Yoder Nakai Achebe Reinholt Boateng Valucci Castillo Zhao Morales Porter Lowell Ames Finch`);
const lastNames = [...new Set([...common, ...beginnings.flatMap((one) => endings.map((end) => one + end))])];

const trees = words(`
  Elm Maple Oak Cedar Pine Walnut Chestnut Willow Birch Juniper Magnolia Sycamore Poplar Hickory Laurel Aspen Cypress
  Dogwood Hawthorn Linden Lake River Hill Park Meadow Spring Valley Prairie Sunset Highland Garden Orchard Church School
  Mill Bridge Union Liberty Franklin Madison Jefferson Lincoln Monroe Jackson Adams Harrison Cleveland Grant`);
const streets = trees.flatMap((tree) => ['Street', 'Avenue', 'Road', 'Drive', 'Lane'].map((kind) => `${tree} ${kind}`));

export const pools = { firstNames, lastNames, streets } as const;

export const places = [
  { city: 'Oakland', state: 'CA', zip: '94601', zone: 'America/Los_Angeles' },
  { city: 'San Antonio', state: 'TX', zip: '78205', zone: 'America/Chicago' },
  { city: 'Raleigh', state: 'NC', zip: '27601', zone: 'America/New_York' },
  { city: 'Baton Rouge', state: 'LA', zip: '70801', zone: 'America/Chicago' },
  { city: 'Madison', state: 'WI', zip: '53703', zone: 'America/Chicago' },
  { city: 'Tampa', state: 'FL', zip: '33601', zone: 'America/New_York' },
  { city: 'Tucson', state: 'AZ', zip: '85701', zone: 'America/Phoenix' },
  { city: 'Albany', state: 'NY', zip: '12207', zone: 'America/New_York' },
  { city: 'Sacramento', state: 'CA', zip: '95814', zone: 'America/Los_Angeles' },
  { city: 'Macon', state: 'GA', zip: '31201', zone: 'America/New_York' },
  { city: 'Wichita', state: 'KS', zip: '67202', zone: 'America/Chicago' },
  { city: 'Charlotte', state: 'NC', zip: '28202', zone: 'America/New_York' },
  { city: 'Spokane', state: 'WA', zip: '99201', zone: 'America/Los_Angeles' },
  { city: 'Boise', state: 'ID', zip: '83702', zone: 'America/Boise' },
  { city: 'Toledo', state: 'OH', zip: '43604', zone: 'America/New_York' },
  { city: 'Omaha', state: 'NE', zip: '68102', zone: 'America/Chicago' },
  { city: 'Denver', state: 'CO', zip: '80202', zone: 'America/Denver' },
] as const;
