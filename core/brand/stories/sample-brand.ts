/** A small fit brand that the specs of this folder bend in one place at a time. */
import type { Brand, BrandData } from '../brand.ts';
import { parseBrand } from '../brand.ts';

export const lightPalette = {
  bg: '#f5f8fc',
  surface: '#ffffff',
  surfaceSunken: '#e9edf2',
  text: '#20262c',
  textMuted: '#5f6469',
  border: '#d3d6da',
  borderControl: '#82878b',
  accent: '#0e4f86',
  accentHover: '#003c6c',
  accentSoft: '#d7eaff',
  onAccent: '#ffffff',
  link: '#1e4f7e',
  focus: '#4284c5',
  danger: '#c13234',
  dangerSoft: '#ffebe9',
  success: '#1e7841',
  successSoft: '#ddf8e3',
  warning: '#915c08',
  warningSoft: '#ffedda',
  info: '#0f68a2',
  infoSoft: '#e4f2fe',
  topBar: '#123250',
  onTopBar: '#f3f7fc',
} as const;

export const darkPalette = {
  bg: '#14191d',
  surface: '#1e2328',
  surfaceSunken: '#0e1114',
  text: '#e9edf2',
  textMuted: '#a0a5aa',
  border: '#35383d',
  borderControl: '#6d7277',
  accent: '#74a3d3',
  accentHover: '#8cb5e1',
  accentSoft: '#1c3248',
  onAccent: '#091521',
  link: '#95bbe4',
  focus: '#f4a25c',
  danger: '#fe8b83',
  dangerSoft: '#422522',
  success: '#72c78b',
  successSoft: '#1b3422',
  warning: '#d9a850',
  warningSoft: '#3a2b11',
  info: '#79b8ed',
  infoSoft: '#193043',
  topBar: '#123250',
  onTopBar: '#f3f7fc',
} as const;

export const sampleData = {
  orgCode: 'PARTNER_ONE',
  canonicalOrgCode: 'PARTNER_ONE',
  brand: 'partner-one',
  kind: 'bank',
  names: { legal: 'Partner One Bank, N.A.', display: 'Partner One Bank', short: 'Partner One' },
  hosts: ['partner-one.example', 'partner-one.localhost'],
  newYork: false,
  counterpartUrl: 'https://ny.home.example',
  support: {
    email: 'help@partner-one.example',
    hours: { weekdays: { start: '06:00', end: '17:00' }, weekend: 'closed' },
  },
  nmlsId: '99000001',
  charter: 'nationalBank',
  hmda: { lei: '9HPARTNERONE00000081', taxId: '00-0001063', contact: { name: 'HMDA Officer', phone: '555-555-0163' } },
  mailingAddress: { street: '1 Sample Street', city: 'Reno', state: 'NV', zip: '89501' },
  trustees: [
    {
      states: 'AK AZ CA DC ID MD MS MO MT NE NV NC OR TN TX UT VA WA WV',
      name: 'Sample Trustee Company',
      address: '2 Sample Street, Reno, NV 89501',
    },
  ],
  products: { heloc: { licensedStates: 'AZ CA NV', discounts: ['AUTOPAY'], chatSkill: 'White Label' } },
  pricing: {
    guidelineVersion: 'standard-2026-1',
    marginAdjustmentBps: 15,
    originationFeeOptionsBps: [0, 299, 499],
    originatorCompensation: { ofLineBps: 0, flatCents: 0 },
    discountsBps: { AUTOPAY: 25 },
  },
  hawaiiPartner: { name: 'Island Lender', url: 'https://island-lender.example' },
  serviceLabels: { pay: 'Sample Pay', exchange: 'Sample Exchange' },
  logo: { shape: 'arch', ink: '#ffffff' },
  theme: {
    light: lightPalette,
    dark: darkPalette,
    radiusPx: { control: 8, card: 12, pill: 999 },
    borderWidthPx: 1,
  },
  character: { pairing: 'precise', spark: '#e0a03c', roof: '#a03020' },
  loader: { kind: 'dots', messages: ['Looking up your home'] },
} satisfies BrandData;

export const sampleFile = 'brands/partner-one/brand.ts';

/** A parsed brand of the given code, changed as a spec needs it; its folder and hosts follow its code. */
export function sampleBrand(orgCode: string, changes: Partial<BrandData> = {}): Brand {
  const brand = orgCode.toLowerCase().replaceAll('_', '-');
  const own = { orgCode, canonicalOrgCode: orgCode, brand, hosts: [`${brand}.example`] };
  const parsed = parseBrand({ ...sampleData, ...own, ...changes }, `brands/${brand}/brand.ts`);
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ reason }) => reason).join('\n'));
  return parsed.value;
}
