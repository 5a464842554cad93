/** The few signs our blocks need. All are decoration: the words beside them, or the control's name, carry the meaning. */
import type { ReactNode } from 'react';

export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </Icon>
  );
}

export function CalendarIcon() {
  return (
    <Icon>
      <path d="M3.5 8h13M6.75 2.75v3M13.25 2.75v3" />
      <rect x="3.5" y="4.25" width="13" height="12.5" rx="2" />
    </Icon>
  );
}

export function AttentionIcon() {
  return (
    <Icon>
      <path d="M10 6.25v4.5M10 13.6v.05" />
      <circle cx="10" cy="10" r="7.75" />
    </Icon>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <path d="M10 9.25v4.5M10 6.35v.05" />
      <circle cx="10" cy="10" r="7.75" />
    </Icon>
  );
}

export function UploadIcon() {
  return (
    <Icon>
      <path d="M10 12.5V3.5M6.5 6.75 10 3.25l3.5 3.5M3.5 12.5v2.75c0 .7.55 1.25 1.25 1.25h10.5c.7 0 1.25-.55 1.25-1.25V12.5" />
    </Icon>
  );
}

export function FileIcon() {
  return (
    <Icon>
      <path d="M11.5 2.75H5.75c-.55 0-1 .45-1 1v12.5c0 .55.45 1 1 1h8.5c.55 0 1-.45 1-1V6.5zM11.5 2.75V6.5h3.75" />
    </Icon>
  );
}
