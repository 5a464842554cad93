/**
 * The sanctions list as the Treasury publishes it: sdn.csv and alt.csv in a folder, laid there by anyone who fetches them
 * (the format: OFAC's SDN data specification, updated 09/25/2023, read on 2026-11-17). A list that is missing, empty or
 * older than it may be is a fault: no one is clear of a list that was not looked at. A likeness is only that.
 *
 * Not looked at: names in the remarks ('weak' aliases) and lists other than the SDN list. Counsel must confirm that this
 * is enough for the lender.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { isLikeListed, isSanctionsListTooOld, SANCTIONS_LIST_DAYS_MAX } from '#core/law/sanctions.ts';
import { likenessOf } from '#core/people/likeness.ts';
import { sdnList } from '#core/words/en/sanctions.ts';
import { VendorFault } from '../vendor.ts';
import type { ScreeningRequest, WatchList } from './port.ts';

interface OfacOptions {
  readonly folder: string;
  readonly now?: () => Date;
}

interface Listed {
  /** The number that links a name to its entry. */
  readonly entry: string;
  readonly name: string;
}

interface Lists {
  readonly names: readonly Listed[];
  readonly of: Date;
}

/** The published list has many thousands of entries: fewer than this is no list. */
const entriesMin = 1;
const notPeople = new Set(['vessel', 'aircraft']);

export function createOfacList({ folder, now = () => new Date() }: OfacOptions): WatchList {
  let lists: Lists | undefined;
  async function current(): Promise<Lists> {
    const of = await publishedAt(folder);
    if (isSanctionsListTooOld(of, now()))
      throw new VendorFault('watchList', `the list is older than ${SANCTIONS_LIST_DAYS_MAX} days`);
    if (lists?.of.getTime() !== of.getTime()) lists = { names: await readNames(folder), of };
    return lists;
  }
  return {
    screen: async ({ people }) => {
      const { names, of } = await current();
      const listsOf = of.toISOString().slice(0, 10) as CalendarDate;
      const matches = people.flatMap((person) => matchesOf(person, names));
      return matches.length === 0 ? { outcome: 'clear', listsOf } : { outcome: 'possibleMatch', listsOf, matches };
    },
  };
}

function matchesOf({ fullName, name }: ScreeningRequest['people'][number], names: readonly Listed[]) {
  const asked = name ? `${name.firstName} ${name.lastName}` : fullName;
  const likest = new Map<string, number>();
  for (const { entry, name: listed } of names) {
    const score = Math.max(likenessOf(asked, listed), fullName === asked ? 0 : likenessOf(fullName, listed));
    if (isLikeListed(score) && score > (likest.get(entry) ?? 0)) likest.set(entry, score);
  }
  return [...likest].map(([entry, score]) => ({
    ...{ name: fullName, list: sdnList, entry: `SDN-${entry}`, score },
  }));
}

const unreadable = () => new VendorFault('watchList', 'the list cannot be read');

/** When the older of the two files was laid there. */
async function publishedAt(folder: string): Promise<Date> {
  try {
    const times = await Promise.all(
      ['sdn.csv', 'alt.csv'].map(async (file) => (await stat(join(folder, file))).mtimeMs),
    );
    return new Date(Math.min(...times));
  } catch {
    throw unreadable();
  }
}

async function readNames(folder: string): Promise<readonly Listed[]> {
  const [sdn, alt] = await Promise.all(
    ['sdn.csv', 'alt.csv'].map((file) =>
      readFile(join(folder, file), 'utf8').catch(() => {
        throw unreadable();
      }),
    ),
  );
  const entries = rowsOf(sdn ?? '').filter((row) => row.length >= 12);
  const people = entries.filter(([, , type = '']) => !notPeople.has(type.trim().toLowerCase()));
  if (people.length < entriesMin) throw unreadable();
  const known = new Set(people.map(([entry]) => entry));
  const others = rowsOf(alt ?? '').filter(([entry, , , name]) => name !== undefined && known.has(entry ?? ''));
  return [
    ...people.map(([entry = '', name = '']) => ({ entry, name })),
    ...others.map(([entry = '', , , name = '']) => ({ entry, name })),
  ];
}

/** Fields between commas, some in quotation marks; the file ends with a mark of its own (ASCII 26). */
function rowsOf(text: string): string[][] {
  const lines = text.replaceAll('\u001a', '').split(/\r\n|\r|\n/);
  return lines.filter((line) => line.trim() !== '').map((line) => [...line.matchAll(field)].map(textOf));
}

const field = /(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g;
const textOf = ([, quoted, bare = '']: RegExpExecArray) => (quoted ?? bare).replaceAll('""', '"').trim();
