/** The console's page of banners. */
export const title = 'Banners';
export const reading = 'Loading the banners';
export const intro = 'Announcements at the top of your site’s pages. A change shows when the next page opens.';
export const none = 'No banners yet. Write the first one.';
export const add = 'Write a banner';
export const edit = 'Change';
export const editNamed = (message: string) => `Change “${message}”`;
export const history = 'History';
export const historyNamed = (message: string) => `History of “${message}”`;
export const newTitle = 'A new banner';
export const editTitle = 'Change the banner';
export const save = 'Publish';
export const message = 'What it says';
export const messageHint = 'Plain text. Links may only lead to your own site.';
export const variant = 'How it looks';
export const variants = { info: 'Notice', warn: 'Warning' } as const;
export const reach = 'Where';
export const reaches = { organization: 'On your own site', every: 'On every site' } as const;
export const onTheSiteOf = (name: string) => `On the site of ${name}`;
export const from = 'From (your time)';
export const until = 'Until (your time)';
export const optional = 'Leave empty for no limit.';
export const active = 'Switched on';
export const dismissable = 'People can close it';
export const preview = 'Preview';
export const previewEmpty = 'What you write shows here.';
export const states = { shown: 'Shows now', waits: 'Not now', off: 'Switched off' } as const;
export const where = 'Where';
export const when = 'When';
export const state = 'State';
export const act = 'Actions';
const always = 'Always';
export const span = (first: string | null, last: string | null) =>
  first === null && last === null
    ? always
    : `${first === null ? '' : `from ${first} `}${last === null ? '' : `until ${last}`}`.trim();
export const isPublished = 'Published.';
export const isUndone = 'Restored.';
export const changes = 'Changes, the newest first';
export const readingHistory = 'Loading the changes';
export const noHistory = 'It was written before changes were kept.';
export const changedBy = (by: string, at: string) => `${by || 'Someone'}, ${at}`;
export const backTo = 'Restore this version';
export const backToNamed = (version: number) => `Restore version ${version}`;
export const asItIs = 'As it is now';
export const itDidNotWork = 'That didn’t work';
export const theProviders = 'Set by the provider. Only its staff can change it.';
