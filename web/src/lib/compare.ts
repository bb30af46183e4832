/** What is known of every player, side by side. */
import type { Drawing, Row } from './drawing';
import type { Seen } from './seen.svelte';
import type { Table } from './table.svelte';

const KERNEL = ['to_act', 'rules', 'answered'];

/** Of each list of the view that has one entry for every seat: the number, or how many things there are. */
function plainRows(table: Seen): Row[] {
  const found: Row[] = [];
  for (const [field, value] of Object.entries(table.view ?? {})) {
    if (KERNEL.includes(field) || !Array.isArray(value) || value.length !== table.seats.length) continue;
    const values = (value as unknown[]).map((own) => (Array.isArray(own) ? own.length : own));
    if (!values.every((own) => typeof own === 'number')) continue;
    const label = table.words.has(`field-${field}`) ? table.words.say(`field-${field}`) : field;
    found.push({ label, values });
  }
  return found;
}

export function rowsOf(table: Table, drawing: Drawing | undefined): Row[] {
  return drawing?.compare?.(table) ?? plainRows(table);
}
