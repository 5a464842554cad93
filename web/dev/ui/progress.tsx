import { useState } from 'react';
import { loaderKindSchema } from '#core/brand/loader.ts';
import { Button } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { LoaderArt } from '#web/ui/loader-art.tsx';
import { LoaderScreen } from '#web/ui/loader-screen.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import styles from './specimen.module.css';
import type { SpecimensProps } from './specimen.tsx';
import { Row, Specimen } from './specimen.tsx';

const fallback = { kind: 'house', messages: ['Finding your home', 'Reading the county records', 'Pricing your line'] };

export function Loaders({ page }: SpecimensProps) {
  const [isLoading, setLoading] = useState(false);
  const loader = page.organization?.orgMetaData.companyInfo.loader ?? fallback;
  return (
    <>
      <Specimen title="Full screen: a blink of an eye is shown for a second" isWide>
        <Loader isLoading={isLoading} screen={<LoaderScreen look={loader} messages={loader.messages} cycleMs={6000} />}>
          <Row>
            {[50, 4000].map((ms) => (
              <Button
                key={ms}
                kind="secondary"
                onClick={() => {
                  setLoading(true);
                  setTimeout(() => setLoading(false), ms);
                }}
              >
                Load for {ms} ms
              </Button>
            ))}
          </Row>
        </Loader>
      </Specimen>
      <Specimen title="As it stands" isWide>
        <div className={styles['loaderStage']}>
          <LoaderScreen look={loader} messages={loader.messages} cycleMs={9000} />
        </div>
      </Specimen>
      <Specimen title="Every animation a brand may choose" isWide>
        <ul className={styles['arts']}>
          {loaderKindSchema.options.map((kind) => (
            <li key={kind} className={styles['art']}>
              <LoaderArt kind={kind} colours={['accent', 'textMuted']} />
              {kind}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}

export function ProgressBars() {
  return (
    <>
      <Specimen title="Known">
        <ProgressBar label="Your application" percent={0} />
        <ProgressBar label="Your application" percent={42} />
        <ProgressBar label="Your application" percent={100} detail="Done" />
      </Specimen>
      <Specimen title="Unknown">
        <ProgressBar label="Reading the county records" />
      </Specimen>
    </>
  );
}

const steps = [
  { id: 'apply', label: 'Apply', note: 'About you and your home' },
  { id: 'offer', label: 'Choose an offer', note: 'See your rate without harm to your credit' },
  { id: 'verify', label: 'Verify' },
  { id: 'sign', label: 'Sign' },
  { id: 'fund', label: 'Get funded', note: 'In as little as five days' },
];

export function Steppers() {
  return (
    <>
      <Specimen title="Across, in the middle" isWide>
        <Stepper label="Progress across" steps={steps} current={2} />
      </Specimen>
      <Specimen title="Across, all done" isWide>
        <Stepper label="Progress, done" steps={steps} current={5} />
      </Specimen>
      <Specimen title="Down, for the sidebar">
        <Stepper label="Progress down" steps={steps} current={1} isVertical />
      </Specimen>
    </>
  );
}

export function Skeletons() {
  return (
    <>
      <Specimen title="Lines">
        <Skeleton label="Loading your offers" lines={4} />
      </Specimen>
      <Specimen title="Heading and block">
        <Skeleton kind="heading" />
        <Skeleton kind="block" />
      </Specimen>
    </>
  );
}
