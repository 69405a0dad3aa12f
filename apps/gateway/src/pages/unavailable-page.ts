/**
 * Shown while the renderer is unavailable and nothing is cached; it needs no script or other file. Its links send no
 * referrer, because the site would take one for the visitor's choice of the address's language.
 */
export const unavailablePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>We will be right back · Скоро вернёмся</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0f1b33;color:#f6efe3;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
a{color:#ffb454}
</style>
</head>
<body>
<main>
<h1>We will be right back</h1>
<p>This page can’t be shown at the moment. Please <a href="" rel="noreferrer">try again</a> in a minute.</p>
<div lang="ru">
<h1>Скоро вернёмся</h1>
<p>Сейчас эту страницу не удаётся показать. <a href="" rel="noreferrer">Попробуйте ещё раз</a> через минуту.</p>
</div>
</main>
</body>
</html>
`;
