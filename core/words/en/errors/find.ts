/** What is said to someone who looks for too little or too much. */
export const typeMore = 'Type at least two letters or digits.';
export const typeLess = 'Type fewer words.';
export const fourDigits = 'Type four digits.';
