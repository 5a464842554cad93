import { afterEach, describe, expect, test, vi } from 'vitest';
import { find } from '#web/ui/testing.tsx';
import { pressButton, show } from '../../testing.tsx';
import { LocationConsent } from './location-consent.tsx';

afterEach(() => vi.unstubAllGlobals());

type Asked = Geolocation['getCurrentPosition'];

async function ask(getCurrentPosition: Asked) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const onAnswer = vi.fn();
  await show(<LocationConsent isOpen onClose={() => {}} onAnswer={onAnswer} />);
  return onAnswer;
}

const here: Asked = (found) =>
  found({ coords: { latitude: 39.529_633, longitude: -119.813_803 } } as unknown as GeolocationPosition);

describe('[MODAL-05] “Why we need your location”', () => {
  test('is what the dialog is called, and it says what for and that it is not needed', async () => {
    await ask(here);
    expect(find('dialog h2').textContent).toBe('Why we need your location');
    expect(find('dialog').textContent).toContain('you can sign just as well without it');
  });

  test('sharing tells where one is, to about a hundred metres', async () => {
    const onAnswer = await ask(here);
    await pressButton('Share my location');
    expect(onAnswer).toHaveBeenCalledWith({ latitude: 39.53, longitude: -119.814 });
  });

  test('going on without tells nothing, and asks the browser nothing', async () => {
    const asked = vi.fn();
    const onAnswer = await ask(asked);
    await pressButton('Continue without');
    expect(onAnswer).toHaveBeenCalledWith();
    expect(asked).not.toHaveBeenCalled();
  });

  test('a browser that refuses is told about, and nothing is held up', async () => {
    const onAnswer = await ask((_found, refused) => refused?.({} as GeolocationPositionError));
    await pressButton('Share my location');
    expect(find('[role=alert]').textContent).toContain('You can continue without it.');
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
