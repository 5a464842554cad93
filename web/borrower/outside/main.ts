/**
 * Wakes what moves in a page that the server drew, each when it is first touched: so a page outside the application
 * shows without waiting for a script, and most visits never load one of these.
 */
import '#web/ui/picture.css';
import './outside.css';
import './calculator.css';
import './home-lower.css';
import './home.css';
import './help.css';
import { sessionShelf } from '#web/client/storage.ts';
import { noteCameBy } from '../came-by.ts';
import { watchSoon } from '../track.ts';
import { fill } from './slider-fill.ts';

/** Presses that came before their module has come count as soon as it is there. */
function whenTouched(element: HTMLElement | null, wake: () => void): void {
  for (const event of ['pointerdown', 'focusin', 'input'])
    element?.addEventListener(event, wake, { once: true, passive: true });
}

for (const slider of document.querySelectorAll<HTMLInputElement>('.range')) fill(slider);

const calculator = document.querySelector<HTMLFormElement>('#calculator');
let isRunning = false;
whenTouched(calculator, async () => {
  if (isRunning || !calculator) return;
  isRunning = true;
  (await import('./calculator.ts')).runCalculator(calculator);
});

/** How someone came (a campaign, a referrer) goes along; what they type does not. */
const onward = (to: string) => {
  const url = new URL(to, location.href);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.pathname + url.search;
};

const begin = () => import('./begin.ts');
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-start]')) {
  const field = form.querySelector<HTMLInputElement>('input[type="text"]');
  whenTouched(form, () => void begin());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const to = onward(form.action);
    // Should the module not come, one begins without the address rather than not at all.
    await begin().then(
      ({ carryAddress }) => carryAddress(field?.value ?? ''),
      () => {},
    );
    location.assign(to);
  });
}
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-start]')) link.href = onward(link.href);

const announced = document.querySelectorAll<HTMLElement>('[data-banner]');
if (announced.length > 0) void import('./banners.ts').then(({ wakeBanners }) => wakeBanners(announced));

const chat = document.getElementById('chat');
const launcher = document.querySelector<HTMLElement>('[data-chat]');
const isChatting = () => new URLSearchParams(location.search).has('pop-webchat') || sessionShelf.get('hearthline-chat');
async function openChat(): Promise<void> {
  const { mountChat } = await import('../chat/mount.tsx');
  mountChat(chat);
  launcher?.remove();
}
launcher?.addEventListener('click', () => {
  // As the launcher itself remembers that it is open (chat/launcher.tsx).
  sessionShelf.set('hearthline-chat-open', '1');
  void openChat();
});
if (isChatting()) void openChat();

noteCameBy();
watchSoon();
