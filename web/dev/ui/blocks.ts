/** Every block that has a page, in the order a form uses them. */
import type { FunctionComponent } from 'react';
import { lazy } from 'react';
import type { SpecimensProps } from './specimen.tsx';

interface Block {
  readonly title: string;
  readonly why: string;
  readonly Specimens: FunctionComponent<SpecimensProps>;
}

const foundations = () => import('./foundations.tsx');
const buttons = () => import('./buttons.tsx');
const textFields = () => import('./text-fields.tsx');
const choices = () => import('./choices.tsx');
const numbers = () => import('./numbers.tsx');
const people = () => import('./people-fields.tsx');
const address = () => import('./address.tsx');
const forms = () => import('./forms.tsx');
const overlays = () => import('./overlays.tsx');
const messages = () => import('./messages.tsx');
const progress = () => import('./progress.tsx');
const layout = () => import('./layout.tsx');
const figures = () => import('./figures.tsx');
const files = () => import('./files.tsx');

export const blocks: Readonly<Record<string, Block>> = {
  foundations: {
    title: 'Foundations',
    why: "The brand's colours and corners, our type scale and rhythm.",
    Specimens: lazy(async () => ({ default: (await foundations()).Foundations })),
  },
  form: {
    title: 'A whole form',
    why: 'Checked when a field is left, and wholly on submit.',
    Specimens: lazy(async () => ({ default: (await forms()).WholeForm })),
  },
  button: {
    title: 'Button',
    why: 'Four weights, and busy.',
    Specimens: lazy(async () => ({ default: (await buttons()).Buttons })),
  },
  'link-button': {
    title: 'Link button, text button',
    why: 'What it does decides the element.',
    Specimens: lazy(async () => ({ default: (await buttons()).LinkButtons })),
  },
  'text-field': {
    title: 'Text field',
    why: 'One line of text.',
    Specimens: lazy(async () => ({ default: (await textFields()).TextFields })),
  },
  'text-area': {
    title: 'Text area',
    why: 'Several lines.',
    Specimens: lazy(async () => ({ default: (await textFields()).TextAreas })),
  },
  'select-field': {
    title: 'Select',
    why: 'A choice from a long list.',
    Specimens: lazy(async () => ({ default: (await choices()).SelectFields })),
  },
  'radio-cards': {
    title: 'Radio cards',
    why: 'A choice of a few.',
    Specimens: lazy(async () => ({ default: (await choices()).Radios })),
  },
  checkbox: {
    title: 'Checkbox',
    why: 'One yes.',
    Specimens: lazy(async () => ({ default: (await choices()).Checkboxes })),
  },
  'money-field': {
    title: 'Money field',
    why: 'Dollars in, cents out.',
    Specimens: lazy(async () => ({ default: (await numbers()).MoneyFields })),
  },
  'percent-field': {
    title: 'Percent field',
    why: 'Percent in, basis points out.',
    Specimens: lazy(async () => ({ default: (await numbers()).PercentFields })),
  },
  'range-field': {
    title: 'Range',
    why: 'An amount by sliding.',
    Specimens: lazy(async () => ({ default: (await numbers()).RangeFields })),
  },
  'date-field': {
    title: 'Date field',
    why: 'Month, day, year.',
    Specimens: lazy(async () => ({ default: (await people()).DateFields })),
  },
  'phone-field': {
    title: 'Phone field',
    why: 'With its country.',
    Specimens: lazy(async () => ({ default: (await people()).PhoneFields })),
  },
  'password-field': {
    title: 'Password field',
    why: 'Shown, measured, checked by rules.',
    Specimens: lazy(async () => ({ default: (await people()).PasswordFields })),
  },
  combobox: {
    title: 'Combobox',
    why: 'Text with suggestions.',
    Specimens: lazy(async () => ({ default: (await address()).Comboboxes })),
  },
  'file-drop': {
    title: 'File drop',
    why: 'Files, dragged or chosen.',
    Specimens: lazy(async () => ({ default: (await files()).FileDrops })),
  },
  'error-summary': {
    title: 'Error summary',
    why: 'All mistakes, each a way to its field.',
    Specimens: lazy(async () => ({ default: (await messages()).ErrorSummaries })),
  },
  alert: {
    title: 'Alert',
    why: 'What belongs to no field.',
    Specimens: lazy(async () => ({ default: (await messages()).Alerts })),
  },
  banner: {
    title: 'Banner',
    why: 'Announcements over a page.',
    Specimens: lazy(async () => ({ default: (await messages()).Banners })),
  },
  toast: {
    title: 'Toast',
    why: 'Short messages, bottom left.',
    Specimens: lazy(async () => ({ default: (await messages()).Toasts })),
  },
  'live-region': {
    title: 'Live region',
    why: 'Sentences for those who listen.',
    Specimens: lazy(async () => ({ default: (await messages()).LiveRegions })),
  },
  dialog: {
    title: 'Dialog',
    why: 'A question over the page.',
    Specimens: lazy(async () => ({ default: (await overlays()).Dialogs })),
  },
  drawer: {
    title: 'Drawer',
    why: 'A dialog from the side.',
    Specimens: lazy(async () => ({ default: (await overlays()).Drawers })),
  },
  menu: {
    title: 'Menu',
    why: 'Actions behind a button.',
    Specimens: lazy(async () => ({ default: (await overlays()).Menus })),
  },
  tooltip: {
    title: 'Tooltip',
    why: 'A short explanation.',
    Specimens: lazy(async () => ({ default: (await overlays()).Tooltips })),
  },
  loader: {
    title: 'Loader',
    why: "The brand's own waiting.",
    Specimens: lazy(async () => ({ default: (await progress()).Loaders })),
  },
  'progress-bar': {
    title: 'Progress bar',
    why: 'How far it is.',
    Specimens: lazy(async () => ({ default: (await progress()).ProgressBars })),
  },
  stepper: {
    title: 'Stepper',
    why: 'Where one is.',
    Specimens: lazy(async () => ({ default: (await progress()).Steppers })),
  },
  skeleton: {
    title: 'Skeleton',
    why: 'The shape of what comes.',
    Specimens: lazy(async () => ({ default: (await progress()).Skeletons })),
  },
  card: {
    title: 'Card',
    why: 'What belongs together.',
    Specimens: lazy(async () => ({ default: (await layout()).Cards })),
  },
  disclosure: {
    title: 'Disclosure',
    why: 'More, for who wants it.',
    Specimens: lazy(async () => ({ default: (await layout()).Disclosures })),
  },
  'definition-list': {
    title: 'Definition list',
    why: 'Answers to check before sending.',
    Specimens: lazy(async () => ({ default: (await layout()).DefinitionLists })),
  },
  'key-figure': {
    title: 'Key figure',
    why: 'Numbers that decide.',
    Specimens: lazy(async () => ({ default: (await figures()).Figures })),
  },
  'data-table': {
    title: 'Data table',
    why: 'Cards on phones.',
    Specimens: lazy(async () => ({ default: (await figures()).DataTables })),
  },
  chart: {
    title: 'Chart',
    why: 'A line with its table twin.',
    Specimens: lazy(async () => ({ default: (await figures()).Charts })),
  },
};
