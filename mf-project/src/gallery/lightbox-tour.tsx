import { useState } from 'react';
import { PanoramaViewer } from '../panorama/panorama-viewer.tsx';

export interface LightboxTourProps {
  readonly src: string;
  readonly alt: string;
}

/** A home seen all around; after a failure a new viewer tries again. */
export function LightboxTour({ src, alt }: LightboxTourProps) {
  const [attempt, setAttempt] = useState(1);
  return <PanoramaViewer key={attempt} src={src} alt={alt} onRetry={() => setAttempt(attempt + 1)} />;
}
