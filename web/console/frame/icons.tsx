/** The signs of the desk on a grid of 16, drawn with one line. All are decoration: the word beside each carries the meaning. */

const lines = {
  at: 'M10.4 8a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0zM10.4 5.6v3.2a1.6 1.6 0 0 0 3.2 0V8a5.6 5.6 0 1 0-2.4 4.6',
  audit: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3M6 8.5h4M6 11h4',
  binder: 'M4.5 2.5h8v11h-8A1.5 1.5 0 0 1 3 12V4a1.5 1.5 0 0 1 1.5-1.5zM3 11h9.5M6.5 5.5h3.5',
  box: 'M2.5 3.5h11v3h-11zM3.5 6.5v7h9v-7M6.5 9h3',
  bell: 'M4.5 11V7.5a3.5 3.5 0 0 1 7 0V11l1 1.5h-9zM6.8 14h2.4',
  chart: 'M3 13.5h10M4.5 11V8M8 11V3.5M11.5 11V6',
  chat: 'M2.5 3.5h11v7.2H7.2L4.4 13v-2.3H2.5z',
  check: 'M3.5 8.5l3 3 6-7',
  clock: 'M8 2.4a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8 2.4zM8 4.8V8l2.2 1.5',
  close: 'M4 4l8 8M12 4l-8 8',
  find: 'M7 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM10.2 10.2l3.3 3.3',
  flask: 'M6.5 2.5h3M7 2.5v4L3.5 13h9L9 6.5v-4M5.2 10h5.6',
  flag: 'M4 14V2.5M4 3h8l-1.8 3L12 9H4',
  frown: 'M8 2.4a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8 2.4zM5.8 10.6c1-1.5 3.4-1.5 4.4 0M6.2 6.5h0M9.8 6.5h0',
  gear: 'M8 5.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM8 2v2M8 12v2M2 8h2M12 8h2M3.8 3.8l1.4 1.4M10.8 10.8l1.4 1.4M3.8 12.2l1.4-1.4M10.8 5.2l1.4-1.4',
  house: 'M2.5 7.5 8 3l5.5 4.5M4 6.5v7h8v-7M6.8 13.5v-3.6h2.4v3.6',
  key: 'M5.5 7.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM7.4 8.6 13 3M10.5 5.5l1.8 1.8',
  late: 'M8 2.2 14.2 13H1.8zM8 6.5v3M8 11.3h0',
  leave: 'M6.5 2.5h-3v11h3M7 8h6.5M11 5.5 13.5 8 11 10.5',
  lock: 'M4 7.2h8v6H4zM5.8 7.2V5.4a2.2 2.2 0 0 1 4.4 0v1.8',
  mail: 'M2 3.8h12v8.6H2zM2.5 4.8l5.5 4 5.5-4',
  map: 'M3 3.5h3v3H3zM10 3.5h3v3h-3zM10 9.5h3v3h-3zM6 5h4M4.5 6.5V11H10',
  more: 'M3.5 8h0M8 8h0M12.5 8h0',
  money: 'M2 4h12v8H2zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM4.2 8h0M11.8 8h0',
  note: 'M3 3h10v7l-3 3H3zM13 10h-3v3',
  people:
    'M6 3.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM1.8 13c.4-2.3 2.1-3.4 4.2-3.4s3.8 1.1 4.2 3.4M10.5 3.5a2.1 2.1 0 0 1 0 3.9M12 9.8c1.3.5 2.1 1.6 2.4 3.2',
  person: 'M8 2.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM3 13.5c.5-2.6 2.5-3.9 5-3.9s4.5 1.3 5 3.9',
  play: 'M2.5 3.5h11v9h-11zM6.8 6v4l3.2-2z',
  plug: 'M6 2.5v3M10 2.5v3M4.5 5.5h7V8a3.5 3.5 0 0 1-7 0zM8 11.5v2.5',
  scale: 'M8 2.5v11M5 13.5h6M3.5 4.5h9M3.5 4.5 1.8 9h3.4zM12.5 4.5 10.8 9h3.4z',
  seal: 'M8 2.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5.8 9.8 5 14l3-1.5L11 14l-.8-4.2',
  smile: 'M8 2.4a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8 2.4zM5.8 9.5c1 1.5 3.4 1.5 4.4 0M6.2 6.5h0M9.8 6.5h0',
  stack: 'M3 4h10M3 8h10M3 12h6',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 6.5v6M10 6.5v6',
  tasks: 'M2.5 4.3l1.2 1.2 2-2.3M2.5 10.8l1.2 1.2 2-2.3M8 4.5h5.5M8 11h5.5',
  trend: 'M2.5 12.5l3.8-4 2.6 2.2 4.6-5.7M10.5 5h3v3',
  video: 'M2.5 4.5h7.5v7H2.5zM10 7l3.5-2v6L10 9z',
} as const;
export type IconName = keyof typeof lines;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[name]} />
    </svg>
  );
}

/** The house with the hearth, which stands at the head of the rail for every brand. */
export function Mark() {
  return (
    <svg aria-hidden="true" focusable="false" width="28" height="28" viewBox="0 0 28 28">
      <path d="M3 12.5 14 3.5l11 9V25H3z" fill="var(--ink)" />
      <path d="M9.5 25v-5.5a4.5 4.5 0 0 1 9 0V25z" fill="var(--surface)" />
      <path d="M14 17.5c1.9 1.7 2.4 3 2.4 4.2a2.4 2.4 0 0 1-4.8 0c0-1.2.9-2 2.4-4.2z" fill="#e0632b" />
    </svg>
  );
}
