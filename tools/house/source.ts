import { readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { type Comment, type Node, parseSync, visitorKeys } from 'oxc-parser';

/** Places are `path:line`. */
export interface Source {
  path: string;
  lines: number;
  /** Without comments. */
  code: string;
  commentWords: number;
  /** In the repository. */
  imports: string[];
  directive: 'use client' | 'use server' | null;
  spreads: string[];
  replacedMethods: string[];
}

const IS_CODE = /\.(?:ts|tsx|mjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.css', '/index.ts'];
const REPLACEABLE =
  /^(?:writeHead|end|write|flush|flushHeaders|setHeader|appendHeader|getHeader|removeHeader|close|closeIdleConnections|emit|listen)$/;

/** Null for files that only Git still knows. */
export function readSource(path: string): Source | null {
  if (!/\.(?:ts|tsx|mjs|css)$/.test(path) || !isFile(path)) return null;
  return toSource(path, readFileSync(path, 'utf8'));
}

export function toSource(path: string, text: string): Source {
  const lines = text.split('\n').length - 1;
  const nothing = { imports: [], directive: null, spreads: [], replacedMethods: [] };
  if (!IS_CODE.test(path)) return { path, lines, code: text, commentWords: 0, ...nothing };

  const { program, comments, module } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  const own = specifiers.flatMap((specifier) => resolve(path, specifier) ?? []);
  const first = program.body[0];
  const directive = first?.type === 'ExpressionStatement' ? first.directive : null;
  const at = (node: { start: number }) => `${path}:${text.slice(0, node.start).split('\n').length}`;

  const spreads: string[] = [];
  const replacedMethods: string[] = [];
  for (const node of nodesIn(program)) {
    if (isLiteralSpread(node)) spreads.push(at(node));
    const method = findReplacedMethod(node);
    if (method) replacedMethods.push(`${at(node)} ${method}`);
  }
  return {
    path,
    lines,
    code: withoutComments(text, comments),
    commentWords: comments.reduce((words, { value }) => words + countWords(value), 0),
    imports: [...new Set(own)],
    directive: directive === 'use client' || directive === 'use server' ? directive : null,
    spreads,
    replacedMethods,
  };
}

function countWords(comment: string): number {
  return comment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function withoutComments(text: string, comments: readonly Comment[]): string {
  let code = '';
  let end = 0;
  for (const comment of comments) {
    code += text.slice(end, comment.start);
    end = comment.end;
  }
  return code + text.slice(end);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function resolve(from: string, specifier: string): string | null {
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return null;
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : normalize(join(dirname(from), specifier));
  return ENDINGS.map((ending) => base + ending).find(isFile) ?? null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  const children = new Map<string, unknown>(Object.entries(node));
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [children.get(key)].flat()) if (isNode(child)) yield* nodesIn(child);
  }
}

function isLiteralSpread(node: Node): boolean {
  if (node.type !== 'SpreadElement' && node.type !== 'JSXSpreadAttribute') return false;
  let value = node.argument;
  while (
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'ParenthesizedExpression'
  ) {
    value = value.expression;
  }
  return value.type === 'ObjectExpression' || value.type === 'ArrayExpression';
}

/** `response.end = ...`, or `Object.defineProperty(response, 'end', ...)`. */
function findReplacedMethod(node: Node): string | null {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const { property } = node.left;
    const name = property.type === 'Identifier' ? property.name : '';
    return REPLACEABLE.test(name) ? name : null;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { property } = node.callee;
  const [, name] = node.arguments;
  if (property.type !== 'Identifier' || property.name !== 'defineProperty') return null;
  if (name?.type !== 'Literal' || typeof name.value !== 'string') return null;
  return REPLACEABLE.test(name.value) ? name.value : null;
}
