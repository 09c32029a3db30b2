/** What is wrong with a picture: its kind, its size in pixels, or its bytes. */
export type PictureFault = 'type' | 'pixels' | 'damaged';

/** A picture that cannot be used; sending it again gives the same. */
export class BadPicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(`the picture is refused: ${fault}`);
    this.name = 'BadPicture';
    this.fault = fault;
  }
}

/** What the decoder's error says of a picture; an error that says nothing of it is thrown on. */
export function toBadPicture(error: unknown): BadPicture {
  if (error instanceof BadPicture) return error;
  // A machine under load, not the picture.
  if (!(error instanceof Error) || /^timeout/.test(error.message) || 'code' in error) throw error;
  if (/pixel limit|exceeds|too large/i.test(error.message)) return new BadPicture('pixels');
  return new BadPicture('damaged');
}
