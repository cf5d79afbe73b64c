/** The rules' Markdown as blocks: numbered headings, paragraphs, lists and tables. */

export interface Span {
  text: string;
  style: '' | 'strong' | 'em' | 'code';
}
export type Block =
  | { kind: 'heading'; level: number; rule: string; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export interface Rule {
  rule: string;
  heading: Extract<Block, { kind: 'heading' }> | null;
  blocks: Block[];
  /** All its words, for the search. */
  plain: string;
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (part.startsWith('**') && part.length > 4) spans.push({ text: part.slice(2, -2), style: 'strong' });
    else if (part.startsWith('*') && part.length > 2) spans.push({ text: part.slice(1, -1), style: 'em' });
    else if (part.startsWith('`') && part.length > 2) spans.push({ text: part.slice(1, -1), style: 'code' });
    else if (part) spans.push({ text: part, style: '' });
  }
  return spans;
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

function blockOf(lines: string[]): Block {
  const first = lines[0] ?? '';
  const heading = /^(#+)\s+(?:(\d+(?:\.\d+)*)\.?\s+)?(.*)$/.exec(first);
  if (heading) {
    const [, marks = '', rule = '', title = ''] = heading;
    return { kind: 'heading', level: marks.length, rule, spans: spansOf(title) };
  }
  if (first.startsWith('|') && /^\|[\s|:-]+\|?$/.test(lines[1] ?? '')) {
    return { kind: 'table', head: cellsOf(first), rows: lines.slice(2).map(cellsOf) };
  }
  if (/^[-*] /.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^[-*] /.test(line)) items.push(line.slice(2));
      else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return { kind: 'list', items: items.map(spansOf) };
  }
  return { kind: 'paragraph', spans: spansOf(lines.join(' ')) };
}

export function blocksOf(text: string): Block[] {
  const groups: string[][] = [];
  let group: string[] = [];
  const close = () => {
    if (group.length) groups.push(group);
    group = [];
  };
  for (const line of text.split('\n')) {
    if (!line.trim()) close();
    else if (line.startsWith('#')) {
      close();
      groups.push([line]);
    } else group.push(line.trimEnd());
  }
  close();
  return groups.map(blockOf);
}

const plainOf = (spans: Span[]) => spans.map((span) => span.text).join('');

function wordsOf(block: Block): string {
  if (block.kind === 'list') return block.items.map(plainOf).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainOf).join(' ');
  return plainOf(block.spans);
}

/** The text cut at its headings: one piece for each rule or chapter. */
export function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const block of blocksOf(text)) {
    if (block.kind === 'heading' || !rules.length) {
      const heading = block.kind === 'heading' ? block : null;
      rules.push({
        rule: heading?.rule ?? '',
        heading,
        blocks: heading ? [] : [block],
        plain: wordsOf(block),
      });
    } else {
      const last = rules.at(-1);
      last?.blocks.push(block);
      if (last) last.plain += ` ${wordsOf(block)}`;
    }
  }
  return rules;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The rules that have all the words, or the number, that somebody looks for. */
export function found(rules: readonly Rule[], sought: string): Rule[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  return rules.filter((rule) =>
    words.every((word) => rule.rule === word || folded(rule.plain).includes(word)),
  );
}
