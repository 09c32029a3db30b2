import {
  isCommentContent,
  isCommentName,
  isCommentSubject,
  isEmail,
  validationMessages as messages,
} from 'shared-contracts/domain/validation.ts';
import { foundIssues, requiredIssue, textOf } from '../../model/form-values.ts';

export type CommentField = 'name' | 'email' | 'subject' | 'content';

/** The control for each field of the call. */
export const commentFieldOfCall: Readonly<Record<string, CommentField>> = {
  user_name: 'name',
  user_mail: 'email',
  subject: 'subject',
  content: 'content',
};

/** What is wrong, by field [B068]; name and e-mail are asked of visitors only. */
export function commentIssues(data: FormData, isSignedIn: boolean): Readonly<Partial<Record<CommentField, string>>> {
  const text = (name: CommentField) => textOf(data, name);
  return foundIssues<CommentField>({
    name: isSignedIn ? undefined : requiredIssue(text('name'), isCommentName, messages.characters),
    email: isSignedIn ? undefined : requiredIssue(text('email'), isEmail, messages.email),
    subject: isCommentSubject(text('subject')) ? undefined : messages.characters,
    content: requiredIssue(text('content'), isCommentContent, messages.characters),
  });
}
