import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type DragEvent, type ReactNode, useState } from 'react';
import css from './drop-area.module.css';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A place onto which files are dropped; a chooser inside does the same for everybody else. */
export function DropArea({ onFiles, isDisabled, className, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    // Without this the browser would open the file in the place of the form.
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the chooser inside is for everybody
    <div
      className={classNames(css.area, isOver && css.over, className)}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
