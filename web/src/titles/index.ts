import type { Component } from 'svelte';
import type { Table } from '../lib/table.svelte';
import type { Option } from '../lib/types';
import Odysseus from './Odysseus.svelte';
import Troia from './Troia.svelte';
import { hint as odysseusHint } from './odysseus/facts';
import { hint as troiaHint } from './troia/facts';

export interface Drawing {
  component: Component<{ table: Table }>;
  /** What a button says beside its words, such as a price. */
  hint?: (table: Table, option: Option) => string;
}

/** Titles with a drawing of their own; the others are shown as a list of what is seen. */
export const drawings: Record<string, Drawing | undefined> = {
  odysseus: { component: Odysseus, hint: odysseusHint },
  troia: { component: Troia, hint: troiaHint },
};
