/** The signs of the outside pages, larger and lighter than those of the application. All are decoration. */
const drawings = {
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12.3a2.3 2.3 0 1 0 0-4.6a2.3 2.3 0 0 0 0 4.6z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17a8.5 8.5 0 0 0 0 17zM12 11v5M12 8v.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9c-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.3 10',
  people:
    'M9 11a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M15.5 10.7a2.5 2.5 0 1 0 0-4.8M16.5 14.2c2.3.3 3.6 1.8 4 4.8',
  house: 'M4 11.5L12 5l8 6.5M6 10v9.5h12V10M10 19.5v-5h4v5',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20',
} as const;

export function Sign({ of }: { readonly of: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[of]} />
    </svg>
  );
}
