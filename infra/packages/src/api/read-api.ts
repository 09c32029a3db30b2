import {
  type BindingPattern,
  type Class,
  type Directive,
  type Function as FunctionNode,
  type ParamPattern,
  parseSync,
  type Statement,
  type TSInterfaceHeritage,
  type TSSignature,
  type TSTupleElement,
  type TSType,
  type TSTypeAnnotation,
} from 'oxc-parser';
import type { Declared, Member, ModuleApi, Parameter, Shape } from './shapes.ts';

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** Reads the text of a `.d.ts`. */
export function readApi(text: string): ModuleApi {
  return new Reader(text).read();
}

/** Reads one module: declarations are looked up by name while others are read. */
class Reader {
  /** Without comments, every place as it was. */
  readonly #text: string;
  readonly #body: readonly (Directive | Statement)[];
  readonly #exports = new Set<string>();
  readonly #declared = new Map<string, Declared>();
  readonly #taken = new Set<string>();

  constructor(text: string) {
    const { program, comments } = parseSync('module.d.ts', text);
    this.#body = program.body;
    this.#text = comments.reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    );
  }

  read(): ModuleApi {
    for (const statement of this.#body) this.#readStatement(statement);
    return { exports: this.#exports, declared: this.#declared, taken: this.#taken };
  }

  #readStatement(statement: Directive | Statement): void {
    switch (statement.type) {
      case 'ExportNamedDeclaration':
        for (const { exported } of statement.specifiers) this.#exports.add(this.#said(exported));
        if (statement.declaration)
          for (const name of this.#declare(statement.declaration as Statement)) this.#exports.add(name);
        return;
      case 'ExportAllDeclaration':
        this.#exports.add(statement.exported ? this.#said(statement.exported) : `* of ${statement.source.value}`);
        return;
      case 'ExportDefaultDeclaration':
        this.#exports.add('default');
        this.#declared.set('default', { shape: this.#plain(statement.declaration), isValue: false });
        return;
      default:
        this.#declare(statement as Statement);
    }
  }

  /** Keeps what a declaration says; gives its names. */
  #declare(declaration: Statement): string[] {
    switch (declaration.type) {
      case 'TSInterfaceDeclaration': {
        const shape = this.#members(declaration.body.body, declaration.extends);
        return this.#keep(declaration.id.name, withGenerics(shape, this.#saidOf(declaration.typeParameters)));
      }
      case 'TSTypeAliasDeclaration': {
        const shape = this.#type(declaration.typeAnnotation);
        return this.#keep(declaration.id.name, withGenerics(shape, this.#saidOf(declaration.typeParameters)));
      }
      case 'TSDeclareFunction':
      case 'FunctionDeclaration':
        return this.#keep(declaration.id?.name ?? 'default', this.#function(declaration));
      case 'ClassDeclaration':
        return this.#keep(declaration.id?.name ?? 'default', this.#class(declaration));
      case 'VariableDeclaration':
        return declaration.declarations.flatMap(({ id }) => this.#constant(id));
      case 'TSEnumDeclaration':
        return this.#keep(declaration.id.name, this.#plain(declaration.body));
      default:
        return [];
    }
  }

  #keep(name: string, shape: Shape, isValue = false): string[] {
    const other = this.#declared.get(name);
    // Overloads are one text.
    const both: Shape | undefined = other && {
      kind: 'text',
      text: `${JSON.stringify(other.shape)} ${JSON.stringify(shape)}`,
    };
    this.#declared.set(name, { shape: both ?? shape, isValue });
    return [name];
  }

  #constant(id: BindingPattern): string[] {
    if (id.type !== 'Identifier') return [];
    return this.#keep(id.name, id.typeAnnotation ? this.#type(id.typeAnnotation.typeAnnotation) : anything, true);
  }

  #class({ body, superClass, typeParameters }: Class): Shape {
    const members = new Map<string, Member>();
    for (const element of body.body) {
      if (element.type !== 'MethodDefinition' && element.type !== 'PropertyDefinition') continue;
      if (element.accessibility === 'private' || element.key.type === 'PrivateIdentifier') continue;
      const { value } = element;
      const annotation = 'typeAnnotation' in element ? element.typeAnnotation : undefined;
      const type = value && 'params' in value ? this.#function(value) : this.#annotated(annotation);
      members.set(this.#said(element.key), { isOptional: element.optional === true, type });
    }
    return withGenerics({ kind: 'members', members, above: this.#saidOf(superClass) }, this.#saidOf(typeParameters));
  }

  #function({
    params,
    returnType,
    typeParameters,
  }: Pick<FunctionNode, 'typeParameters'> & {
    readonly params: readonly ParamPattern[];
    readonly returnType?: TSTypeAnnotation | null;
  }): Shape {
    return {
      kind: 'function',
      parameters: params.map((parameter) => this.#parameter(parameter)),
      result: this.#annotated(returnType),
      generics: this.#saidOf(typeParameters),
    };
  }

  #parameter(parameter: ParamPattern): Parameter {
    const pattern = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
    const annotation = pattern.typeAnnotation;
    for (const [name] of this.#saidOf(annotation).matchAll(/\b[A-Z]\w*/g)) this.#taken.add(name);
    const isOptional = pattern.type === 'RestElement' || ('optional' in pattern && Boolean(pattern.optional));
    return { isOptional, type: this.#annotated(annotation) };
  }

  #members(signatures: readonly TSSignature[], extended: readonly TSInterfaceHeritage[] = []): Shape {
    const members = new Map<string, Member>();
    const add = (name: string, member: Member) => {
      // Overloads stand beside one another.
      for (let at = 0; ; at += 1) {
        const key = at === 0 ? name : `${name} (${at + 1})`;
        if (members.has(key)) continue;
        members.set(key, member);
        return;
      }
    };
    for (const one of signatures) {
      if (one.type === 'TSPropertySignature') add(this.#said(one.key), this.#property(one));
      else if (one.type === 'TSMethodSignature')
        add(this.#said(one.key), { isOptional: one.optional, type: this.#function(one) });
      else if (one.type === 'TSCallSignatureDeclaration')
        add('its call', { isOptional: false, type: this.#function(one) });
      else
        add(one.type === 'TSIndexSignature' ? 'any name' : 'its making', { isOptional: false, type: this.#plain(one) });
    }
    return { kind: 'members', members, above: extended.map((one) => this.#said(one)).join(', ') };
  }

  #property({ optional, typeAnnotation }: Extract<TSSignature, { type: 'TSPropertySignature' }>): Member {
    const type = this.#annotated(typeAnnotation);
    return { isOptional: optional || (type.kind === 'filled' && optionalSchema.test(type.name)), type };
  }

  #annotated(annotation: TSTypeAnnotation | null | undefined): Shape {
    return annotation ? this.#type(annotation.typeAnnotation) : anything;
  }

  #type(type: TSType): Shape {
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.#type(type.typeAnnotation);
      case 'TSTypeLiteral':
        return this.#members(type.members);
      case 'TSFunctionType':
        return this.#function(type);
      case 'TSUnionType':
        return { kind: 'choices', of: 'union', choices: type.types.map((one) => this.#type(one)) };
      case 'TSTupleType':
        return { kind: 'choices', of: 'tuple', choices: type.elementTypes.map((one) => this.#element(one)) };
      case 'TSTypeOperator':
        return type.operator === 'readonly' && type.typeAnnotation.type === 'TSTupleType'
          ? this.#type(type.typeAnnotation)
          : this.#plain(type);
      case 'TSTypeReference': {
        const { typeName, typeArguments } = type;
        if (!typeArguments) return this.#plain(type);
        return { kind: 'filled', name: this.#said(typeName), with: typeArguments.params.map((one) => this.#type(one)) };
      }
      case 'TSLiteralType':
        return { kind: 'literal', of: type.literal.type + typeof Object(type.literal).value, text: this.#said(type) };
      default:
        return this.#plain(type);
    }
  }

  #element(element: TSTupleElement): Shape {
    const isPlace =
      element.type === 'TSNamedTupleMember' || element.type === 'TSOptionalType' || element.type === 'TSRestType';
    return isPlace ? this.#plain(element) : this.#type(element);
  }

  #plain(node: Placed): Shape {
    return { kind: 'text', text: this.#said(node) };
  }

  #saidOf(node: Placed | null | undefined): string {
    return node ? this.#said(node) : '';
  }

  #said({ start, end }: Placed): string {
    return this.#text.slice(start, end).replaceAll(/\s+/g, ' ').replaceAll("'", '"').trim();
  }
}

/** A field of a schema that may be left out. */
const optionalSchema = /^z\.Zod(Mini)?(Optional|Default|Prefault)$/;
const anything: Shape = { kind: 'text', text: 'any' };

/** Another name in angle brackets is another type. */
function withGenerics(shape: Shape, generics: string): Shape {
  if (generics === '') return shape;
  if (shape.kind === 'members') return { ...shape, above: `${generics} ${shape.above}` };
  return shape.kind === 'function' ? { ...shape, generics } : shape;
}
