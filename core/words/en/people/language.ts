/** Languages someone may rather speak with us. */

export const english = 'English';
export const spanish = 'Spanish';
export const chinese = 'Chinese';
export const korean = 'Korean';
export const tagalog = 'Tagalog';
export const vietnamese = 'Vietnamese';
export const other = 'Another language';
