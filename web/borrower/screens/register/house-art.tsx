import styles from './house-art.module.css';

/** A house in the brand's own colors; decoration, so no one is read it. */
export function HouseArt() {
  return (
    <svg viewBox="0 0 240 132" aria-hidden="true" focusable="false">
      <circle className={styles['sun']} cx="182" cy="42" r="24" />
      <path className={styles['hill']} d="M0 132q56-58 120-24t120-18v42z" />
      <path className={styles['wall']} d="M62 66h88v54H62z" />
      <path className={styles['roof']} d="M52 70 106 26l54 44" />
      <path className={styles['door']} d="M96 120V90h20v30M72 82h14v14H72zM126 82h14v14h-14z" />
    </svg>
  );
}
