import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { uploadLimits } from '@umbral/domain/limits/upload-limits.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PictureFormat } from '../inspection/picture-format.ts';

/** What may be uploaded for a purpose. */
export interface UploadRule {
  readonly formats: readonly PictureFormat[];
  readonly maxBytes: number;
  /** Roles that may; without them everybody who is signed in. */
  readonly roles?: readonly Role[];
  /** What the picture is in the library of the portal. */
  readonly kind: 'exterior' | 'interior' | 'plan' | 'logo' | 'avatar';
}

const mebibyte = 1024 * 1024;
/** Largest file of all purposes. */
export const maxFileBytes = uploadLimits.pictureBytes;

const builders = ['constructora', 'administrador'] as const;
const photo = { formats: ['jpeg', 'png', 'tiff'], maxBytes: maxFileBytes, roles: builders } as const;

export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  'project-logo': { formats: ['jpeg', 'png'], maxBytes: uploadLimits.logoBytes, roles: builders, kind: 'logo' },
  'project-photo': { ...photo, kind: 'exterior' },
  'plant-photo': { ...photo, kind: 'interior' },
  plan: { ...photo, kind: 'plan' },
  blueprint: { ...photo, kind: 'plan' },
  'blueprint-point': { ...photo, kind: 'interior' },
  avatar: { formats: ['jpeg', 'png', 'tiff'], maxBytes: maxFileBytes, kind: 'avatar' },
};

/** What one person may upload in a day: avatars, and all the rest together. What was taken back does not count. */
export const dailyQuota = {
  avatar: { uploads: 20, bytes: 100 * mebibyte },
  other: { uploads: 500, bytes: 2048 * mebibyte },
} as const;
