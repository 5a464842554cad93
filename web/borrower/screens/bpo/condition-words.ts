/** The shape a home is in, as its owner would say it. */
export const conditionOptions = [
  { value: 'EXCELLENT', label: 'Excellent', hint: 'Like new, or renovated throughout.' },
  { value: 'GOOD', label: 'Good', hint: 'Well kept, nothing to repair.' },
  { value: 'AVERAGE', label: 'Average', hint: 'Normal wear for its age.' },
  { value: 'FAIR', label: 'Fair', hint: 'Some repairs are due.' },
  { value: 'POOR', label: 'Poor', hint: 'Large repairs are needed.' },
] as const;

export const conditions = conditionOptions.map(({ value }) => value);
