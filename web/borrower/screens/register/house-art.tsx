import styles from './register-page.module.css';

/** A house in the brand's own colours; decoration, so nobody is read it. */
export function HouseArt() {
  return (
    <svg className={styles['art']} viewBox="0 0 240 132" aria-hidden="true" focusable="false">
      <circle className={styles['artSun']} cx="182" cy="42" r="24" />
      <path className={styles['artHill']} d="M0 132q56-58 120-24t120-18v42z" />
      <path className={styles['artWall']} d="M62 66h88v54H62z" />
      <path className={styles['artRoof']} d="M52 70 106 26l54 44" />
      <path className={styles['artDoor']} d="M96 120V90h20v30M72 82h14v14H72zM126 82h14v14h-14z" />
    </svg>
  );
}
