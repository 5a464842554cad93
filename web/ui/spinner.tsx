import styles from './spinner.module.css';

/** A small turning ring in the color of the words beside it, which say what is awaited. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
