import { useEffect, useState } from 'react';
import styles from './workshop.module.css';

const kept = 'workshop-theme';

/** Light, dark, or as the system wishes; kept for the next page. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(localStorage.getItem(kept) ?? '');
  useEffect(() => {
    localStorage.setItem(kept, theme);
    if (theme === '') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <div className={styles['switch']}>
      <label htmlFor="theme">Theme</label>
      <select
        id="theme"
        className={styles['input']}
        value={theme}
        onChange={(event) => setTheme(event.currentTarget.value)}
      >
        <option value="">As the system</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </div>
  );
}
