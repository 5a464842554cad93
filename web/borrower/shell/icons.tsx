/** The signs of the page frame. All are decoration: the words beside them, or the control's name, carry the meaning. */
import { Icon } from '#web/ui/icons.tsx';

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M6.9 3.2 8.3 6.5 6.7 8a9.6 9.6 0 0 0 5.3 5.3l1.5-1.6 3.3 1.4v2.6c0 .8-.7 1.5-1.5 1.4C8.9 16.6 3.4 11.1 2.9 4.7 2.8 3.9 3.5 3.2 4.3 3.2Z" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M3 5h14v10H3zM3.3 5.4 10 10.7l6.7-5.3" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />
    </Icon>
  );
}

/** A house with an equals sign: the mark of fair housing. */
export function EqualHousingIcon() {
  return (
    <Icon>
      <path d="M2.5 8.5 10 3l7.5 5.5M4.5 7.5V17h11V7.5M7.5 10.5h5M7.5 13.5h5" />
    </Icon>
  );
}
