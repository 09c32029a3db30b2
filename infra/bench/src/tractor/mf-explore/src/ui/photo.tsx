interface PhotoProps {
  /** Address with `[size]` in the place of the width. */
  readonly image: string;
  /** Widths that there are, the default first. */
  readonly widths: readonly [number, ...number[]];
  /** How wide it is drawn. */
  readonly sizes: string;
  readonly ratio?: readonly [number, number];
  readonly alt?: string;
  readonly className?: string;
  /** Below the first view: fetched when it comes near. */
  readonly isLater?: boolean;
}

/** A picture in the widths that the reference has of it. */
export function Photo({ image, widths, sizes, ratio = [200, 200], alt = '', className, isLater }: PhotoProps) {
  return (
    <img
      className={className}
      src={sized(image, widths[0])}
      srcSet={sourceSet(image, widths)}
      sizes={sizes}
      width={ratio[0]}
      height={ratio[1]}
      alt={alt}
      loading={isLater ? 'lazy' : undefined}
    />
  );
}

/** Address of a picture in one width. */
export function sized(image: string, width: number): string {
  return image.replace('[size]', String(width));
}

/** Its addresses with their widths. */
export function sourceSet(image: string, widths: readonly number[]): string {
  return widths.map((width) => `${sized(image, width)} ${width}w`).join(', ');
}
