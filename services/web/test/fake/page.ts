import { mount } from 'svelte';
import '../../src/app.css';
import App from '../../src/view/App.svelte';
import { Api } from '../../src/wire/api';
import { Rest } from '../../src/wire/rest';
import { FakeArena } from './arena';

// `npm run dev:fake`: the whole page with no server behind it. `?ended` starts after both rounds.
const arena = new URLSearchParams(location.search).has('ended') ? new FakeArena() : FakeArena.fresh();

mount(App, { target: document.getElementById('app')!, props: { api: new Api(new Rest(arena.fetch)), openSocket: arena.openSocket } });
