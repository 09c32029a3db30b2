const mebibyte = 1024 * 1024;

/** What a picture may be that somebody uploads; browsers look before they send, the server whatever they say. */
export const uploadLimits = {
  logoBytes: 500 * 1024,
  /** Largest file of every other purpose. */
  pictureBytes: 12 * mebibyte,
  pixels: 50_000_000,
  /** Encoders of derivatives end at 16,383. */
  longestSide: 16_000,
  /** Largest part of a picture that arrives in parts: what a broken connection costs at most. */
  partBytes: mebibyte,
} as const;
