# What other programs show of the page before anybody opens it: searches, previews of links, the app's description.
# The sentences in English stand in `web/index.html` and `web/public/app.webmanifest`, word for word.

description = Tabletop games of deduction and bluff, with friends and with bots.
preview-title = Parlour: games of deduction and bluff
preview = Play in the browser with friends or against bots, without an account.
no-script = Parlour is played in the browser and needs JavaScript.
site-lost = The files of this site cannot be found from this address. Open the first page of the site; whoever put it here has to copy the whole folder.
