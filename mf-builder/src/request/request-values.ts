import { normalizeBuilderPhone } from '@umbral/domain/builders/builder-phone.ts';
import { isEmail, isPersonName, requiredIssue, validationMessages } from '@umbral/domain/fields/validation.ts';
import { projectFormTexts } from '@umbral/domain/project-form/project-form-texts.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** A request for a project, by the names of the call. */
export interface RequestValues {
  readonly builder: string;
  readonly project_name: string;
  readonly city: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly identification: string;
  readonly message: string;
  readonly agree_terms: boolean;
}

const { required, terms, name: wrongName, email: wrongEmail } = validationMessages;

/** Reads the form. */
export function readRequest(data: FormData): RequestValues {
  return {
    builder: textOf(data, 'builder'),
    project_name: textOf(data, 'project_name'),
    city: textOf(data, 'city'),
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    identification: textOf(data, 'identification'),
    message: textOf(data, 'message'),
    agree_terms: data.has('agree_terms'),
  };
}

/** What is wrong with it before anything is sent [M006, M016]. */
export function requestIssues(values: RequestValues): Issues {
  const { project_name: project, phone, identification } = values;
  return foundIssues({
    builder: requiredIssue(values.builder),
    project_name: requiredIssue(project) || (project.length < 2 && projectFormTexts.invalid),
    city: requiredIssue(values.city),
    name: requiredIssue(values.name, isPersonName, wrongName),
    email: requiredIssue(values.email, isEmail, wrongEmail),
    phone: phone === '' ? required : normalizeBuilderPhone(phone) === undefined && projectFormTexts.phone,
    identification:
      identification === '' ? required : !/^\d{5,15}$/.test(identification) && projectFormTexts.identification,
    agree_terms: !values.agree_terms && terms,
  });
}
