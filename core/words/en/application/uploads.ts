/** Why a file cannot be taken. */

export const fileIsEmptyPleaseChoose = 'This file is empty. Please choose another one.';
export const tooLarge = 'This file is larger than 25 MB. Please send a smaller one, or a photo instead of a scan.';
export const takePdfJpegPngAnd = 'We take PDF, JPEG, PNG and HEIC files. Please save it as one of these.';
export const mismatch =
  'The content of this file is not what its name says. Please save it again and send the new file.';
export const locked = 'This PDF is locked with a password. Please save it without one and send it again.';
export const script = 'This PDF contains a program. Please print it to a new PDF and send that one.';
export const pdfContainsLinksOrButtons =
  'This PDF contains links or buttons that open programs or other files. Please print it to a new PDF and send that one.';
export const attached =
  'This PDF has other files or media inside. Please print it to a new PDF and send the other files on their own.';
export const form = 'This PDF is a form that runs as a program (XFA). Please print it to a new PDF and send that one.';
export const hidden =
  'Parts of this PDF are packed so that we cannot check them. Please print it to a new PDF and send that one.';
export const packed =
  'This PDF unpacks to more than we can open. Please print it to a new PDF, or send photos of its pages.';
export const pages = 'This PDF has more than 200 pages. Please send only the pages that we ask for.';
export const broken = 'We cannot read this file. Please take a new photo or save it again.';
export const pixels = 'This picture is too large to open. Please send one of at most 50 megapixels.';
export const unsafe =
  'We could not open this file safely. Please take a photo of the document, or print it to a new PDF, and send that.';
export const infected =
  'Our virus check refused this file. Please send another copy, for example a photo of the document.';
