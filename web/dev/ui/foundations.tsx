import styles from './specimen.module.css';
import { Row, Specimen } from './specimen.tsx';

const colours =
  'bg surface surface-sunken text text-muted border border-control accent accent-hover accent-soft on-accent link focus danger danger-soft success success-soft warning warning-soft info info-soft top-bar on-top-bar'.split(
    ' ',
  );
const steps = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'];

export function Foundations() {
  return (
    <>
      <Specimen title="Colours of the brand" isWide>
        <ul className={styles['swatches']}>
          {colours.map((name) => (
            <li key={name} className={styles['swatch']}>
              <span className={styles['colour']} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Headings" isWide>
        <p style={{ font: 'inherit', fontSize: 'var(--text-3xl)', fontFamily: 'var(--font-heading)' }}>
          Let your home lend a hand
        </p>
        <h3>Finish your application today</h3>
        <h4>What we need from you</h4>
      </Specimen>
      <Specimen title="Type scale" isWide>
        {steps.map((step) => (
          <p key={step} style={{ fontSize: `var(--text-${step})`, lineHeight: 1.3 }}>
            {step}: Access up to $400,000 of your home’s equity
          </p>
        ))}
      </Specimen>
      <Specimen title="Running text and links">
        <p>
          A home equity line of credit is secured by your home. Read the <a href="#terms">terms</a> before you decide,
          and take the time you need: nothing is final until you sign.
        </p>
      </Specimen>
      <Specimen title="Rhythm: steps of eight" isWide>
        <Row>
          {[1, 2, 3, 4, 5, 6, 8].map((step) => (
            <span
              key={step}
              style={{
                inlineSize: `var(--space-${step})`,
                blockSize: `var(--space-${step})`,
                background: 'var(--color-accent)',
                borderRadius: 'var(--radius-control)',
              }}
            />
          ))}
        </Row>
      </Specimen>
    </>
  );
}
