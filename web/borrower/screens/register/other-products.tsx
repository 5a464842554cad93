/** What the same lender could offer for this home instead; shows nothing where there is nothing. */
import { useEffect, useState } from 'react';
import type { Product } from '#core/brand/brand.ts';
import type { RegistrationAnswers } from '#core/registration/data.ts';
import { registerPath } from '#core/registration/steps.ts';
import { encodeUrlData, URL_DATA_PARAMETER } from '#core/registration/url-data.ts';
import * as words from '#core/words/en/knock-outs.ts';
import { LinkAsButton } from '../../link.tsx';
import { productNames } from '../../product-names.ts';
import { useStart } from '../../site.ts';
import { otherProducts } from './place-rules.ts';
import { useRegistration } from './registration.ts';

const none: readonly Product[] = [];

export function OtherProducts({ answers }: { readonly answers: RegistrationAnswers }) {
  const { product } = useRegistration();
  const start = useStart();
  const [others, setOthers] = useState(none);
  const { state, zip, occupancyType } = answers.propertyAddress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered hangs on the home, whatever else is typed
  useEffect(() => {
    let isCurrent = true;
    otherProducts(answers, { start, product }).then((found) => isCurrent && setOthers(found));
    return () => {
      isCurrent = false;
    };
  }, [start, product, state, zip, occupancyType]);
  return others.map((other) => (
    <LinkAsButton key={other} kind="secondary" to={leadTo(other, answers)}>
      {words.checkInstead(productNames[other])}
    </LinkAsButton>
  ));
}

/** What was answered so far goes along, so that nothing is asked twice. */
function leadTo(product: Product, answers: RegistrationAnswers): string {
  return `${registerPath(product)}?${new URLSearchParams({ [URL_DATA_PARAMETER]: encodeUrlData(answers) })}`;
}
