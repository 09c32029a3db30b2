/**
 * First condition of the `sizes` of photos about as wide as the screen: phones with three pixels to a point get the file
 * of 800 pixels, since nobody sees the difference to the next one and it is twice as heavy.
 */
export const onDensePhone = '(max-width: 480px) and (min-resolution: 2.5dppx) 62vw';
