import {
  isCommentContent,
  isCommentName,
  isCommentSubject,
  isEmail,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** What a reader has written, by the names of the call; name and e-mail are asked of visitors only. */
export interface CommentValues {
  readonly user_name: string;
  readonly user_mail: string;
  readonly subject: string;
  readonly content: string;
}

/** Reads the form's controls by name. */
export function readComment(data: FormData): CommentValues {
  const text = (name: keyof CommentValues) => textOf(data, name);
  return {
    user_name: text('user_name'),
    user_mail: text('user_mail'),
    subject: text('subject'),
    content: text('content'),
  };
}

/** What is wrong, by field [B068]. */
export function commentIssues(values: CommentValues, isSignedIn: boolean): Issues {
  const { user_name: name, user_mail: mail, subject, content } = values;
  return foundIssues({
    user_name: !isSignedIn && requiredIssue(name, isCommentName, messages.characters),
    user_mail: !isSignedIn && requiredIssue(mail, isEmail, messages.email),
    subject: !isCommentSubject(subject) && messages.characters,
    content: requiredIssue(content, isCommentContent, messages.characters),
  });
}
