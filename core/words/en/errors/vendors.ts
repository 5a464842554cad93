/** Why a vendor is not paused, resumed or switched. */
export const onlyTheProviderPausesForAll = 'Only the provider’s own people may do this for every organization.';
export const thisVendorIsNotPaused = 'This vendor is not asked by the worker, so it cannot be paused.';
export const isPausedAlready = 'It is paused already.';
export const isNotPausedAnyMore = 'It is not paused any more.';
export const sayWhyYouPause = 'Please say why: it stays written.';
export const atMost500 = 'At most 500 characters';
export const onlyTheProviderSwitches = 'Only the provider’s own people may choose between two companies.';
export const thereIsNoSecond = 'No second company is set up for this.';
export const isFirstAlready = 'It is asked first already.';
export const hasNoChoiceOfItsOwn = 'There is no choice to take back.';
