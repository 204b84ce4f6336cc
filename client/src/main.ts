import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/kit.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { followRenewal } from './lib/renewed'
import { applyPreferences } from './lib/settings.svelte'

applyPreferences()
followRenewal()
mount(App, { target: document.getElementById('app') as HTMLElement })
