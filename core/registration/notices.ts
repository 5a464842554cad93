/** What a property's place makes the form say before anything is sent: a modal that leads elsewhere, or a warning. */
export interface PropertyPlace {
  readonly state: string;
  readonly zip: string;
}

export interface NoticeSettings {
  readonly isNewYorkModalOn: boolean;
  readonly isNewYorkBrand: boolean;
  /** Zip codes of a declared disaster, from its flag. */
  readonly disasterZips: readonly string[];
}

export type PropertyNotice = 'hawaii' | 'newYorkProperty' | 'propertyOutsideNewYork' | 'disaster';

/** At most one modal comes first; the disaster warning may stand beside it. */
export function propertyNotices({ state, zip }: PropertyPlace, settings: NoticeSettings): readonly PropertyNotice[] {
  const notices: PropertyNotice[] = [];
  if (state === 'HI') notices.push('hawaii');
  else if (settings.isNewYorkModalOn && (state === 'NY') !== settings.isNewYorkBrand) {
    notices.push(state === 'NY' ? 'newYorkProperty' : 'propertyOutsideNewYork');
  }
  if (settings.disasterZips.includes(zip)) notices.push('disaster');
  return notices;
}
