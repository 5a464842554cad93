/** The shape a home is in, as its owner would say it. */
export const excellent = 'Excellent';
export const likeNewOrRenovated = 'Like new, or renovated throughout.';
export const good = 'Good';
export const wellKeptNothingToRepair = 'Well kept, nothing to repair.';
export const average = 'Average';
export const normalWearForIts = 'Normal wear for its age.';
export const fair = 'Fair';
export const someRepairsAreDue = 'Some repairs are due.';
export const poor = 'Poor';
export const largeRepairsAreNeeded = 'Large repairs are needed.';
