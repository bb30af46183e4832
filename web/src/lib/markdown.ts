/** The little Markdown that rules use: paragraphs, lists, tables, bold, italics, code. Everything is escaped first. */

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

let base = '';
let linked = true;

function inline(text: string): string {
  const plain = escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
  if (!linked) return plain;
  return plain.replace(/\b([A-Z]{3}-(?:[A-Z0-9]+-?)*[A-Z]*\d*[A-Z0-9]*)\b/g, `<a href="#/rules/${base}/$1" data-clause="$1">$1</a>`);
}

function table(lines: string[]): string {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map((line) => line.replace(/^\||\|$/g, '').split('|'));
  const cells = (row: string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${inline(cell.trim())}</${tag}>`).join('')}</tr>`;
  const [head = [], ...body] = rows;
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${body.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
}

/** Clauses named in the text become links, unless the place has none (`links` false). */
export function markdown(text: string, title: string, links = true): string {
  base = title;
  linked = links;
  const parts: string[] = [];
  let lines: string[] = [];
  let kind = '';
  const flush = (): void => {
    if (!lines.length) return;
    if (kind === 'table') parts.push(table(lines));
    else if (kind === 'list') parts.push(`<ul>${lines.map((line) => `<li>${inline(line)}</li>`).join('')}</ul>`);
    else parts.push(`<p>${inline(lines.join(' '))}</p>`);
    lines = [];
  };
  for (const line of text.split('\n')) {
    const item = /^\s*[-*] (.*)$/.exec(line);
    const next = !line.trim() ? '' : line.startsWith('|') ? 'table' : item ? 'list' : /^\s+\S/.test(line) && kind === 'list' ? 'more' : 'text';
    if (next === 'more') {
      lines[lines.length - 1] += ` ${line.trim()}`;
      continue;
    }
    if (next !== kind) flush();
    kind = next;
    if (next) lines.push(item ? (item[1] ?? '') : line.trim());
  }
  flush();
  return parts.join('');
}
