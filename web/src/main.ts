import './games/registry';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepForLater } from './device/offline';

keepForLater();
mount(App, { target: document.getElementById('app')! });
