import { mount } from 'svelte';
import './app.css';
import { Api } from './wire/api';
import { Rest } from './wire/rest';
import App from './view/App.svelte';

mount(App, { target: document.getElementById('app')!, props: { api: new Api(new Rest()) } });
