/** Works the calculator out as someone moves it. Arrives when it is first touched; nothing is sent and nothing is kept. */
import { drawCentsMax, type Estimate, type ExamplePrices, estimate, type Wanted } from '#core/offers/estimate.ts';
import { limits } from '#core/offers/limits.ts';
import { centsOf, formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/home.ts';
import { fill } from './slider-fill.ts';

const dollars = (cents: number) => formatCents(cents, 0);
const percent = (bps: number) => formatRate(rateOf(bps));
/** A reader hears the figure when the slider has come to rest, not at every step of it. */
const SAY_AFTER_MS = 600;

export function runCalculator(form: HTMLFormElement): void {
  const prices = JSON.parse(form.dataset['prices'] ?? '{}') as ExamplePrices;
  let saying: ReturnType<typeof setTimeout> | undefined;
  const show = (name: string, text: string) => {
    const place = form.querySelector(`[data-shows="${name}"]`);
    if (place) place.textContent = text;
  };
  const work = () => {
    const wanted = wantedIn(form);
    showSliders(form, wanted, show);
    const room = drawCentsMax(prices, wanted);
    const hasRoom = room >= limits.lineCentsMin;
    show('room', hasRoom ? words.upToAbout(dollars(room)) : words.tooLittleRoom(dollars(limits.lineCentsMin)));
    const fitting = { ...wanted, drawCents: Math.min(wanted.drawCents, Math.floor(room / 100_000) * 100_000) };
    const found = estimate(prices, fitting);
    showOutcome(found, show);
    if (hasRoom && found) show('draw', dollars(fitting.drawCents));
    clearTimeout(saying);
    saying = setTimeout(() => show('said', said(found, hasRoom)), SAY_AFTER_MS);
  };
  form.addEventListener('input', work);
  work();
}

function wantedIn(form: HTMLFormElement): Wanted {
  const given = new FormData(form);
  const number = (name: string) => Number(given.get(name));
  return {
    valueCents: centsOf(number('value')),
    owedCents: centsOf(number('owed')),
    drawCents: centsOf(number('draw')),
    termYears: number('term'),
    score: number('score'),
  };
}

type Show = (name: string, text: string) => void;

function showSliders(form: HTMLFormElement, wanted: Wanted, show: Show): void {
  const cents = { value: wanted.valueCents, owed: wanted.owedCents, draw: wanted.drawCents };
  for (const [name, amount] of Object.entries(cents)) {
    show(name, dollars(amount));
    const slider = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    slider?.setAttribute('aria-valuetext', dollars(amount));
    if (slider) fill(slider);
  }
}

function showOutcome(found: Estimate | undefined, show: Show): void {
  show('payment', found ? formatCents(found.paymentCents) : '–');
  show('payments', found ? words.principalAndInterest(found.payments) : words.notInRange);
  show('apr', found ? percent(found.aprBps) : '–');
  show('interest', found ? formatCents(found.interestCents) : '–');
  show('total', found ? formatCents(found.totalCents) : '–');
  const fee = found?.feeBps === 0 ? words.noFee : found && words.ofTheDraw(percent(found.feeBps));
  show('fee', fee ?? '–');
}

function said(found: Estimate | undefined, hasRoom: boolean): string {
  if (!hasRoom) return words.tooLittleRoom(dollars(limits.lineCentsMin));
  return found ? words.monthlyAt(formatCents(found.paymentCents), percent(found.aprBps)) : words.notInRange;
}
