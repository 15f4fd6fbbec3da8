import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/components.css";
import "./design/side.css";
import "./design/table.css";
import { startSpeaking } from "./i18n/index.svelte";

await startSpeaking();
mount(App, { target: document.getElementById("root") ?? document.body });
