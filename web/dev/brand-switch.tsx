import type { PageData } from './page-data.ts';
import styles from './workshop.module.css';

/** Asks the server for the same page in another brand; its theme comes with the page. */
export function BrandSwitch({ page }: { readonly page: PageData }) {
  const current = page.organization?.orgCode ?? '';
  const go = (orgCode: string) => {
    const address = new URL(location.href);
    address.searchParams.set('org', orgCode);
    location.assign(address);
  };
  return (
    <form
      className={styles['switch']}
      onSubmit={(event) => {
        event.preventDefault();
        go(String(new FormData(event.currentTarget).get('org')));
      }}
    >
      <label htmlFor="org">Brand</label>
      {page.brands.length > 0 ? (
        <select
          id="org"
          className={styles['input']}
          defaultValue={current}
          onChange={(event) => go(event.currentTarget.value)}
        >
          {page.brands.map(({ orgCode, name }) => (
            <option key={orgCode} value={orgCode}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input id="org" name="org" className={styles['input']} defaultValue={current} autoCapitalize="characters" />
      )}
    </form>
  );
}
